import { useRouter } from '@tanstack/react-router'
import type { Site } from '#contracts/page-request.ts'

/** What this server says of itself: where it is reached, who runs it, whether it asks for money. */
export function useSite(): Site {
  const { site } = useRouter().options.context
  if (!site) throw new Error('A page was drawn without its site')
  return site
}

/** Where prices are. Until there is a page for them, whoever is interested registers. */
export const pricingAddress = { to: '/login', search: { register: true } } as const
