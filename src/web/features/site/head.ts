import type { Site } from '#contracts/page-request.ts'

/** The head of a public page, for tabs, search engines and link previews. `path` begins with a slash. */
export function pageHead(
  site: Site | undefined,
  { path, title, description, named = true }: { path: string; title: string; description: string; named?: boolean },
) {
  const url = `${site?.publicUrl ?? ''}${path}`
  return {
    meta: [
      { title: named ? `${title} · Pacewright` : title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Pacewright' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
