import { Link } from '@tanstack/react-router'
import { List, Part, Prose } from './prose.tsx'
import { SupportAddress } from './support-address.tsx'

/** The page with the terms between athletes and the operator. */
export function TermsOfService() {
  return (
    <Prose title="Terms of Service" changed="22 November 2026">
      <Part heading="Agreement">
        <p>By using Pacewright you agree to these terms. If you do not, please do not use it.</p>
      </Part>
      <Part heading="The service">
        <p>
          Pacewright helps you plan, generate, keep and share structured workouts. A workout is a suggestion, not
          medical advice: ask a doctor before you train hard, and stop when something hurts.
        </p>
      </Part>
      <Part heading="Your account">
        <p>To save anything you need an account. You promise that</p>
        <List>
          <li>you register with an email address that is valid and yours,</li>
          <li>what you tell us about yourself is accurate and stays so,</li>
          <li>you keep your password secure and tell us when somebody else may know it.</li>
        </List>
      </Part>
      <Part heading="Payments">
        <p>
          Paid plans are charged ahead of each billing period. Payments are not refundable unless specified here: within
          7 days of a purchase, and if you have generated fewer than 3 workouts, you can request a refund through the{' '}
          <Link to="/contact" className="link">
            contact page
          </Link>
          .
        </p>
        <p>You can cancel at any time. Premium access lasts to the end of the billing cycle.</p>
      </Part>
      <Part heading="Generated content">
        <p>
          Content that Pacewright generates becomes the property of its operator. You may train by it, change it, export
          it and share it freely.
        </p>
      </Part>
      <Part heading="Intellectual property">
        <p>
          The product, its name, its look and its words belong to its operator or their licensors. Do not copy or sell
          them as your own.
        </p>
      </Part>
      <Part heading="Ending">
        <p>
          You can leave at any time. We may close an account that breaks these terms or harms others; where we can, we
          say so first.
        </p>
      </Part>
      <Part heading="Liability">
        <p>
          The service is provided as it is. As far as the law allows, we are not liable for injuries, for lost data or
          for loss that follows from using it.
        </p>
      </Part>
      <Part heading="Changes">
        <p>
          We may change these terms. We announce it by email; using Pacewright after that means that you agree.
          Questions go to <SupportAddress />.
        </p>
      </Part>
    </Prose>
  )
}
