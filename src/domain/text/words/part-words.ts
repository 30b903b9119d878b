/** Names of the ends of a workout, in texts and in sentences. */
export const endWords = {
  warmup: ['warmup', 'warm up', 'wu'],
  cooldown: ['cooldown', 'cool down', 'warm down', 'cd', 'wd'],
} as const
