/** The pages that everybody may read and search engines may list. A test compares them with the links of the pages. */
export const publicAddresses = [
  '/',
  '/pricing',
  '/supported-workouts',
  '/roadmap',
  '/running-pace-zone-calculator',
  '/cycling-power-zone-calculator',
  '/swimming-pace-zone-calculator',
  '/coaching',
  '/text-syntax',
  '/sentences',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
] as const
