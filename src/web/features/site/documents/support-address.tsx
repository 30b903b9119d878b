import { useSite } from '../../../lib/site.ts'

/** The support address as a link; without one, words for the operator. */
export function SupportAddress() {
  const { supportEmail } = useSite()
  if (!supportEmail) return <>whoever runs this server</>
  return (
    <a href={`mailto:${supportEmail}`} className="link [overflow-wrap:anywhere]">
      {supportEmail}
    </a>
  )
}
