import { Ellipsis } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import type { LucideIcon } from '~/components/display/icon'
import { Menu } from '~/components/actions/menu'

interface PageLinksProps {
  /** Name of the menu that they become on a phone. */
  label: string
  ways: { href: string; icon: LucideIcon; label: string }[]
}

/** Ways from a page to its side pages, beside its main button: quiet links, one menu on a phone. */
export function PageLinks({ label, ways }: PageLinksProps) {
  return (
    <>
      {ways.map((way) => (
        <ButtonLink key={way.href} href={way.href} icon={way.icon} variant="ghost" className="max-md:hidden">
          {way.label}
        </ButtonLink>
      ))}
      <span className="md:hidden">
        <Menu align="end" trigger={{ label, icon: Ellipsis, iconOnly: true, variant: 'ghost' }} items={ways} />
      </span>
    </>
  )
}
