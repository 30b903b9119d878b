import type { Site } from '#contracts/page-request.ts'

type Head = {
  /** Begins with a slash. */
  path: string
  title: string
  description: string
  type?: 'website' | 'article'
  /** False for a title that stands without the product's name. */
  named?: boolean
}

/** The head of a public page, for tabs, search engines and link previews. */
export function pageHead(
  site: Pick<Site, 'publicUrl'> | undefined,
  { path, title, description, type = 'website', named = true }: Head,
) {
  const url = `${site?.publicUrl ?? ''}${path}`
  return {
    meta: [
      { title: named ? `${title} · Pacewright` : title },
      { name: 'description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: 'Pacewright' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
