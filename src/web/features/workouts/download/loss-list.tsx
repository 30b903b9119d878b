/** What a file cannot keep of a workout, one sentence for each loss. */
export function LossList({ losses }: { losses: readonly string[] }) {
  return (
    <ul className="mt-1.5 grid max-w-prose list-disc gap-1 ps-5 text-ink-2 [overflow-wrap:anywhere]">
      {losses.map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  )
}
