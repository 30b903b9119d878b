import { calculators } from '../../calculators/calculators.ts'

/** A link of the footer. An entry is added together with its page. */
type Entry = { label: string; to: string }

export const footerColumns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Company',
    entries: [
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
      { label: 'Contact', to: '/contact' },
    ],
  },
  {
    title: 'Calculators',
    entries: calculators.map(({ linkLabel, path }) => ({ label: linkLabel, to: path })),
  },
]
