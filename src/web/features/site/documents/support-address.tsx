import { useSite } from '../../../lib/site.ts'

/** The support address as a link; where the operator gave none, the words for whoever runs the server. */
export function SupportAddress() {
  const { supportEmail } = useSite()
  if (!supportEmail) return <>whoever runs this server</>
  return (
    <a href={`mailto:${supportEmail}`} className="link [overflow-wrap:anywhere]">
      {supportEmail}
    </a>
  )
}
