import Play from 'lucide-react/icons/play'
import { useState } from 'react'

/**
 * The film of the product, which `npm run film` records: its poster, and once that is pressed the film itself, muted and in
 * a loop. Without a script the poster is a link to it.
 */
export function Film() {
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  return (
    <section aria-label="The product in 18 seconds" className="gutter pt-18 md:pt-26">
      {isPlaying && !hasFailed ? (
        <div>
          <video
            {...size}
            src="/film.webm"
            poster="/film.webp"
            autoPlay
            muted
            loop
            playsInline
            controls
            onError={() => setFailed(true)}
            ref={(video) => video?.focus({ preventScroll: true })}
            className={look}
          >
            <track kind="captions" src="/film.vtt" srcLang="en" label="English" default />
          </video>
          <p className="mt-4 flex min-h-13 items-center text-ink-2">Silent, with captions.</p>
        </div>
      ) : (
        <a
          href="/film.webm"
          onClick={(event) => {
            event.preventDefault()
            setPlaying(true)
          }}
          className="group block rounded-panel"
        >
          <img {...size} {...posters} alt="" loading="lazy" decoding="async" className={look} />
          <span className="mt-4 inline-flex min-h-13 items-center gap-3 rounded-control bg-[oklch(21.5%_0.014_165)] px-5 font-[560] text-[oklch(98.5%_0.004_105)] group-hover:underline">
            <Play aria-hidden="true" />
            {hasFailed ? 'This browser cannot play the film' : 'See it in 18 seconds'}
          </span>
        </a>
      )}
    </section>
  )
}

const size = { width: 1280, height: 800 }
const posters = { src: '/film.webp', srcSet: '/film-small.webp 800w, /film.webp 1280w', sizes: '100vw' }
const look = 'h-auto w-full rounded-panel border border-line'
