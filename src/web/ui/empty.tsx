import type { ReactNode } from 'react'

/** Shown instead of what is not there yet: a drawing and a sentence. */
export function Empty({ title = 'Nothing drawn yet', sentence }: { title?: ReactNode; sentence: ReactNode }) {
  return (
    <div className="max-w-lg">
      <svg aria-hidden="true" viewBox="0 0 480 84" className="block h-auto w-full overflow-visible">
        <path
          d="M1 82 V66 L82 44 V34 H98 V62 H118 V24 H162 V62 H182 V24 H226 V62 H246 V24 H290 V62 H310 V24 H354 V48 H410 L479 68 V82"
          fill="none"
          stroke="var(--color-edge)"
          strokeWidth="1.5"
          strokeDasharray="4 4"
        />
        <path d="M118 13 v-7 h236 v7" fill="none" stroke="var(--color-edge)" strokeWidth="1.5" />
        <path
          d="M0 82.5 H480 M1 82 v6 M120 82 v6 M240 82 v6 M360 82 v6 M479 82 v6"
          stroke="var(--color-ink)"
          strokeWidth="1.5"
        />
      </svg>
      <p className="mt-5 text-h4">{title}</p>
      <p className="mt-1 text-ink-2">{sentence}</p>
    </div>
  )
}
