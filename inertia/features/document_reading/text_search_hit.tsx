import { Link } from '@inertiajs/react'
import { Highlight } from '~/components/display/highlight'
import { usePlaceName } from './place_name'
import type { TextMatch } from './vocabulary'

/** Where a document says what was looked for: the place and an extract. */
export function TextHit({ hit, href }: { hit: TextMatch; href: string }) {
  const placeName = usePlaceName()
  return (
    <Link href={href} className="block min-w-0 rounded-sm text-sm text-fg-muted hover:text-fg">
      <span className="mr-2 text-2xs font-medium text-fg-subtle">{placeName(hit.place)}</span>
      <span className="wrap-break-word">
        <Highlight runs={hit.snippet} />
      </span>
    </Link>
  )
}
