/** The colours of a zone's bar, from easy to hard, as those of workouts' steps. */
export function effortColours(zone: number): { cap: string; body: string } {
  const name = names[Math.min(zone, names.length) - 1]
  return { cap: `var(--cap-${name})`, body: `var(--body-${name})` }
}

const names = ['recovery', 'cooldown', 'warmup', 'active', 'interval', 'z6', 'z7']
