/** What the public pages lead to. An entry appears with the page it leads to. */
export type Entry = { label: string; to: string; hash?: string }

/** The header's entries; one with a hash is a part of its page. */
export const headerEntries: readonly Entry[] = []

export const footerColumns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Company',
    entries: [
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
      { label: 'Contact', to: '/contact' },
    ],
  },
]
