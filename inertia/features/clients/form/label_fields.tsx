import { ChipList } from '~/components/forms/choices/chip_list'
import { SelectBox } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import { personOption, type ClientForm } from './client_form'
import type { ClientChoices } from '~/features/clients/types'

/** A client is given this many tags by hand at most. */
const MAX_TAGS = 20

/** Who of the firm answers for the client, and its tags. */
export function LabelFields({ form, choices }: { form: ClientForm; choices: ClientChoices }) {
  const t = useMessages()
  const { tags } = form.data
  const { value: _, onChange: setTags, ...tagsField } = form.field('tags')
  const add = (name: string) => {
    const isKnown = tags.some((tag) => tag.toLowerCase() === name.toLowerCase())
    if (name && !isKnown) setTags([...tags, name])
  }
  return (
    <div className="grid gap-4">
      <SelectBox
        {...form.field('responsibleId')}
        placeholder={t('clients.list.no_responsible')}
        options={choices.people.map(personOption)}
      />
      <div className="grid gap-2">
        <SelectBox
          {...tagsField}
          freeText
          help={t('clients.field.tags_hint')}
          disabled={tags.length >= MAX_TAGS}
          value={null}
          options={choices.tags.filter((tag) => !tags.includes(tag)).map((tag) => ({ value: tag, label: tag }))}
          onChange={(chosen) => chosen && add(chosen.label.trim())}
        />
        <ChipList
          label={t('clients.field.tag')}
          values={tags}
          removeLabel={(name) => t('clients.field.remove_tag', { name })}
          onChange={setTags}
        />
      </div>
    </div>
  )
}
