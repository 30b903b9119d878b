import { useRouter } from '@tanstack/react-router'
import type { Site } from '#contracts/page-request.ts'

/** The server's public settings: its address, its operator, and whether it has prices. */
export function useSite(): Site {
  const { site } = useRouter().options.context
  if (!site) throw new Error('A page was drawn without its site')
  return site
}

/** The page of the prices. */
export const pricingAddress = { to: '/pricing' } as const
