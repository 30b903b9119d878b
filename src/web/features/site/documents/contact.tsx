import { useSite } from '../../../lib/site.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Prose } from './prose.tsx'
import { SupportAddress } from './support-address.tsx'

/** The page on how to reach the operator of this server. */
export function Contact() {
  const { supportEmail, publicUrl, maker } = useSite()
  return (
    <Prose title="Contact">
      {supportEmail ? (
        <>
          <p>
            Write to <SupportAddress />. You get a reply within 24 hours.
          </p>
          <p className="text-ink-2">
            Questions about a workout are answered soonest with its link. For anything about your account, write from
            the address you signed up with.
          </p>
          <p className="mt-2">
            <ButtonAnchor href={`mailto:${supportEmail}`} tone="primary">
              Write an email
            </ButtonAnchor>
          </p>
        </>
      ) : (
        <>
          <p>
            No support address is set on {new URL(publicUrl).host}. Ask{' '}
            {maker.url && (
              <>
                <a href={maker.url} rel="noreferrer" className="link">
                  {maker.name}
                </a>
                , or{' '}
              </>
            )}
            whoever gave you the link to it: they can pass your question on, and you get a reply within 24 hours.
          </p>
          <p className="text-ink-2">If you run this server, publish an address here by its setting SUPPORT_EMAIL.</p>
        </>
      )}
    </Prose>
  )
}
