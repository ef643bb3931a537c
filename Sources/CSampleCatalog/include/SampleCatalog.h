#ifndef TWELVE_SAMPLE_CATALOG_H
#define TWELVE_SAMPLE_CATALOG_H

#include <stddef.h>

/// The bytes of `catalog/lingo.json`, put into the program when it is built.
const unsigned char *twelve_sample_catalog(size_t *count);

#endif
