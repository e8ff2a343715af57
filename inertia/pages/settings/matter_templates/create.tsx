import type { NewTemplatePage } from '~/features/matter_templates/address'
import { NewTemplate } from '~/features/matter_templates/new_template'

export default function NewMatterTemplate(props: NewTemplatePage) {
  return <NewTemplate area="settings" {...props} />
}
