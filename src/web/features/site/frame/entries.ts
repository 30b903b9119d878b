/** A link of the header or the footer. An entry is added together with its page. */
type Entry = { label: string; to: string }

/** A link of the header: to a section of the landing page, by its anchor, or to a page. */
type HeaderEntry = { label: string; section: 'features' | 'faq' } | { label: string; to: '/pricing' }

export const headerEntries: readonly HeaderEntry[] = [
  { label: 'Features', section: 'features' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'FAQ', section: 'faq' },
]

export const footerColumns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Company',
    entries: [
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
      { label: 'Contact', to: '/contact' },
      { label: 'Pricing', to: '/pricing' },
    ],
  },
  {
    title: 'Links',
    entries: [
      { label: 'Supported Workouts', to: '/supported-workouts' },
      { label: 'Roadmap', to: '/roadmap' },
    ],
  },
  {
    title: 'Calculators',
    entries: [
      { label: 'Calculate Running Pace Zones', to: '/running-pace-zone-calculator' },
      { label: 'Calculate Cycling Power Zones', to: '/cycling-power-zone-calculator' },
      { label: 'Calculate Swimming Pace Zones', to: '/swimming-pace-zone-calculator' },
    ],
  },
]
