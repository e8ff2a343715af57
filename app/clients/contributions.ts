import { invitationSubjects } from '#app/core/contributions/registries'
import { linkClient } from '#app/clients/actions/link_client'
import '#app/clients/own_parts'

invitationSubjects.add({ key: 'client', accept: linkClient })
