import { ArrowLeft, ArrowRight, BookOpen } from 'lucide-react'
import { ButtonLink, type ButtonLinkProps } from '~/components/actions/button_link'
import type { ArticlePlace } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'

/** To the article before, the one after, and the place of this one in the law. */
export function ArticleSteps({ place: { previous, next, law } }: { place: ArticlePlace }) {
  const t = useMessages()
  return (
    <nav
      aria-label={t('laws.articles_around')}
      className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-2 border-t border-line-subtle pt-4 max-md:grid-cols-2 print:hidden"
    >
      <span className="min-w-0">{previous && <Step {...previous} icon={ArrowLeft} />}</span>
      <ButtonLink
        href={law.href}
        icon={BookOpen}
        variant="ghost"
        size="sm"
        className="max-md:order-last max-md:col-span-2"
      >
        {t('laws.read_in_law')}
      </ButtonLink>
      <span className="min-w-0 text-right">{next && <Step {...next} iconEnd={ArrowRight} />}</span>
    </nav>
  )
}

function Step({ label, ...link }: { label: string } & Pick<ButtonLinkProps, 'href' | 'icon' | 'iconEnd'>) {
  return (
    <ButtonLink {...link} size="sm" className="max-w-full">
      {label}
    </ButtonLink>
  )
}
