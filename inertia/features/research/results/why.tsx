import type { Hit } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import type { Translate } from '~/hooks/use_messages'

/** Why a result is in the list, and why it stands where it stands. */
export function Why({ id, hit }: { id: string; hit: Hit }) {
  const t = useMessages()
  const { why, force } = hit
  return (
    <dl
      id={id}
      className="grid max-w-198 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-md border border-line-subtle bg-surface-subtle px-3 py-2 text-sm max-md:grid-cols-1"
    >
      <dt className="text-fg-subtle">{t('research.why.appears')}</dt>
      <dd className="text-fg-muted">
        {why.length === 0 ? t('research.why.everything') : `${why.map((one) => inWords(t, one)).join('; ')}.`}
      </dd>
      {force && (
        <>
          <dt className="text-fg-subtle">{t('research.why.place')}</dt>
          <dd className="text-fg-muted">
            {t(`citations.binding.reason.${force.reason}`, { votes: force.votes ?? '' })} {force.basis}.
          </dd>
        </>
      )}
    </dl>
  )
}

/** «suspensión» en el título y 4 veces en el texto; «alimentos» por su sinónimo «pensión alimenticia», 2 veces en el texto. */
function inWords(t: Translate, { term, title, body, synonym }: Hit['why'][number]): string {
  const inTitle = title > 0 && t('research.why.in_title', { count: title })
  const inBody = body > 0 && t('research.why.in_body', { count: body })
  const where =
    inTitle && inBody
      ? t('research.why.and', { first: inTitle, second: inBody })
      : inTitle || inBody || t('research.why.among_names')
  return synonym === null
    ? t('research.why.term', { term, where })
    : t('research.why.synonym', { term, synonym, where })
}
