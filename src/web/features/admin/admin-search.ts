const tabs = ['athletes', 'sign-up', 'counts', 'server', 'log'] as const
export type AdminTab = (typeof tabs)[number]

/** What the address of the admin dashboard says: the open tab, unless it is the first, and what is searched for. */
export type AdminSearch = { tab?: AdminTab; search?: string }

export function adminSearch({ tab, search }: Record<string, unknown>): AdminSearch {
  const known = tabs.find((one) => one === tab)
  return {
    ...(known && known !== 'athletes' && { tab: known }),
    // A router reads a search of digits as a number.
    ...((typeof search === 'string' || typeof search === 'number') && search !== '' && { search: String(search) }),
  }
}
