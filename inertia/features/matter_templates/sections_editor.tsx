import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { moved } from '~/components/forms/list_items'
import { Button } from '~/components/actions/button'
import type { TemplateSection } from '~/features/template_fields/types'
import { useMessages } from '~/hooks/use_messages'
import { LIMITS, newField, newSection, placeOf, stepField } from './editor'
import { SectionCard } from './section_card'
import { SortingArea } from './sorting_area'

interface SectionsEditorProps {
  sections: TemplateSection[]
  onChange: (sections: TemplateSection[]) => void
  /** What is wrong with a part, by its path from `sections.`. */
  errorAt: (path: string) => string | undefined
}

/** Sections and their fields: added, edited, put in order by dragging or with the arrow keys. */
export function SectionsEditor({ sections, onChange, errorAt }: SectionsEditorProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const focus = useRef<string | null>(null)

  // What was moved with the keyboard keeps the focus, also where it is drawn anew.
  useEffect(() => {
    if (focus.current) document.getElementById(`move-${focus.current}`)?.focus()
    focus.current = null
  }, [sections])

  function stepFieldBy(key: string, step: 1 | -1) {
    const next = stepField(sections, key, step)
    const place = placeOf(next, key)
    if (next === sections || !place) return
    focus.current = key
    onChange(next)
    const { fields, title } = next[place.section]!
    const { label } = fields[place.field]!
    setSaid(t('matter_templates.moved', { label, place: place.field + 1, total: fields.length, section: title }))
  }

  function stepSection(index: number, step: 1 | -1) {
    const to = index + step
    if (to < 0 || to >= sections.length) return
    focus.current = sections[index]!.key
    onChange(moved(sections, index, to))
    const label = sections[index]!.title
    setSaid(t('matter_templates.moved_plain', { label, place: to + 1, total: sections.length }))
  }

  function addField(index: number) {
    const field = newField()
    onChange(sections.map((each, at) => (at === index ? { ...each, fields: [...each.fields, field] } : each)))
    setOpened(field.key)
  }

  const total = sections.reduce((sum, { fields }) => sum + fields.length, 0)

  return (
    <section className="grid max-w-200 gap-3" aria-labelledby="template-sections-title">
      <div>
        <h2 id="template-sections-title" className="text-md font-semibold">
          {t('matter_templates.field.sections')}
        </h2>
        <p className="text-sm text-fg-muted">{t('matter_templates.sections.lead')}</p>
      </div>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <SortingArea sections={sections} onChange={onChange}>
        <ul className="grid gap-3">
          {sections.map((section, index) => (
            <SectionCard
              key={section.key}
              section={section}
              opened={opened}
              errorAt={(part) => errorAt(`sections.${index}.${part}`)}
              onOpen={setOpened}
              onChange={(next) => onChange(sections.map((each) => (each.key === next.key ? next : each)))}
              onRemove={() => onChange(sections.filter(({ key }) => key !== section.key))}
              onStep={(step) => stepSection(index, step)}
              onStepField={stepFieldBy}
              onAdd={() => total < LIMITS.fields && addField(index)}
            />
          ))}
        </ul>
      </SortingArea>
      <Button
        icon={Plus}
        className="justify-self-start"
        disabled={sections.length >= LIMITS.sections}
        onClick={() => onChange([...sections, newSection(t('matter_templates.sections.new'))])}
      >
        {t('matter_templates.sections.add')}
      </Button>
    </section>
  )
}
