/** What the public pages lead to. An entry appears with the page it leads to. */
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
]
