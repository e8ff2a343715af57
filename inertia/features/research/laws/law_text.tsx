import { Link } from '@inertiajs/react'
import { Link2 } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { LawLines } from '~/features/research/laws/law_lines'
import type { LawBlock } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface LawTextProps {
  blocks: LawBlock[]
  /** Address of an article's own page. */
  hrefOf: (slug: string) => string
}

/** A chunk of a law: its headings, and each article with the way to its own page. */
export function LawText({ blocks, hrefOf }: LawTextProps) {
  return (
    <div lang="es-MX" className="read max-w-read font-serif">
      {blocks.map((block, place) => (
        <Block key={place} block={block} hrefOf={hrefOf} />
      ))}
    </div>
  )
}

function Block({ block, hrefOf }: { block: LawBlock; hrefOf: LawTextProps['hrefOf'] }) {
  const { kind, label, lines, slug } = block
  if (kind === 'text') return <LawLines lines={lines} />
  if (kind === 'heading') return <Heading block={block} />
  return (
    <section id={slug ?? undefined} tabIndex={-1} className="group relative scroll-mt-28 pt-2">
      {slug && <ToArticle label={label} href={hrefOf(slug)} />}
      <LawLines lines={lines} label={label} />
    </section>
  )
}

function Heading({ block: { lines, level } }: { block: LawBlock }) {
  const [first, ...rest] = lines
  const Tag = level === 0 ? 'h2' : 'h3'
  return (
    <header className="pt-6 pb-3 text-center">
      <Tag className="text-[1rem]/[1.5rem] font-semibold tracking-[.02em]">
        {first?.text}
        {rest
          .filter(({ isNote }) => !isNote)
          .map(({ text }, place) => (
            <span key={place} className="block font-medium">
              {text}
            </span>
          ))}
      </Tag>
      {rest
        .filter(({ isNote }) => isNote)
        .map(({ text }, place) => (
          <p key={place} className="text-xs text-fg-subtle italic">
            {text}
          </p>
        ))}
    </header>
  )
}

function ToArticle({ label, href }: { label: string; href: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <Link
      href={href}
      lang={tagOf(locale)}
      aria-label={t('laws.open_article', { article: label })}
      title={t('laws.open_article', { article: label })}
      className="absolute top-2 -left-9 grid size-7 place-items-center rounded-md text-fg-subtle hover:bg-surface-hover hover:text-fg max-md:static max-md:float-right max-md:size-10 md:opacity-0 md:group-hover:opacity-100 md:focus-visible:opacity-100 print:hidden"
    >
      <Icon of={Link2} size={14} />
    </Link>
  )
}
