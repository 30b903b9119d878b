import { useNavigate } from '@tanstack/react-router'

/**
 * Goes to a section of the landing page: smoothly if it is on the page already, and without motion for who asks for none.
 * From another page the browser itself goes there: only the page that the server draws has its sections at once.
 */
export function useSectionScroll(): (section: string) => void {
  const navigate = useNavigate()
  return (section) => {
    const element = document.getElementById(section)
    if (!element) return location.assign(`/#${section}`)
    void navigate({ to: '/', hash: section, hashScrollIntoView: false, resetScroll: false })
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
    element.focus({ preventScroll: true })
  }
}
