/** A workout not written yet: the skyline as a dashed edge on the rule. */
export function Outline() {
  return (
    <svg aria-hidden="true" viewBox="0 0 252 40" preserveAspectRatio="none" className="block h-10 w-full">
      <path
        d="M1 39 V28 H63 V12 H123 V28 H188 V12 H251 V39"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeDasharray="4 3"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M0 39.25 H252" stroke="var(--ink)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
