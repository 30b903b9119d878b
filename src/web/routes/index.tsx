import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({ component: Landing })

function Landing() {
  return <h1 className="text-4xl">Spend less time planning and more time training</h1>
}
