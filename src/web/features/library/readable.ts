/** The formats that the library imports, with their file extensions; the decoders themselves run on the server. */
export const readable = [
  { label: 'FIT', extension: 'fit' },
  { label: 'ZWO', extension: 'zwo' },
  { label: 'ERG', extension: 'erg' },
  { label: 'MRC', extension: 'mrc' },
  { label: 'intervals.icu text', extension: 'txt' },
  { label: 'our JSON', extension: 'json' },
] as const
