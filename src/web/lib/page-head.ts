import type { Site } from '#contracts/page-request.ts'

type Head = {
  /** Begins with a slash. */
  path: string
  title: string
  description: string
  type?: 'website' | 'article'
  /** False for a title that stands without the product's name. */
  named?: boolean
  /** The picture of link previews, of 1200 × 630: a path, which begins with a slash, and what it shows. Else the product's. */
  picture?: { path: string; alt: string }
}

/** Drawn by `npm run site-pictures`. */
const productPicture = {
  path: '/link-preview.png',
  alt: 'Spend less time planning and more time training: a ride with five intervals, drawn as bars',
}

/** The head of a public page, for tabs, search engines and link previews. */
export function pageHead(
  site: Pick<Site, 'publicUrl'> | undefined,
  { path, title, description, type = 'website', named = true, picture = productPicture }: Head,
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
      { property: 'og:image', content: `${site?.publicUrl ?? ''}${picture.path}` },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
