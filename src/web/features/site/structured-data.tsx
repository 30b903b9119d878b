/** Facts of a page for search engines, as schema.org names them. A browser does not run it. */
export function StructuredData({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, without a character that would end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
