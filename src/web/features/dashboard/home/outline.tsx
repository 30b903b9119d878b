/** A drawing for a workout that does not exist yet: a dashed profile. */
export function Outline() {
  return (
    <svg aria-hidden="true" viewBox="0 0 252 112" preserveAspectRatio="none" className="block h-28 w-full">
      <path
        d="M1 105 V84 L52 66 V30 H96 V78 H122 V30 H166 V78 H192 V66 L251 88 V105"
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="1.5"
        strokeDasharray="4 3"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M0 105 H252" stroke="var(--color-ink)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
