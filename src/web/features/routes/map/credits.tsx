/** Whom a map names: each once, and OpenStreetMap with the link that its licence asks for. */
export function MapCredits({ credits }: { credits: readonly (string | undefined)[] }) {
  const named = [...new Set(credits.filter((credit) => credit))]
  if (named.length === 0) return null
  return (
    <p className="absolute end-0 bottom-0 z-[700] max-w-full bg-raised/85 px-2 py-0.5 text-ink-2 text-tiny">
      {named.map((credit, at) => (
        <span key={credit}>
          {at > 0 && ' · '}
          <Credit text={credit as string} />
        </span>
      ))}
    </p>
  )
}

function Credit({ text }: { text: string }) {
  const [before = '', after] = text.split('OpenStreetMap')
  if (after === undefined) return text
  return (
    <>
      {before}
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-2 hover:text-ink"
      >
        OpenStreetMap
      </a>
      {after}
    </>
  )
}
