import type { SingletonWords } from '../../schema/words.ts'

export const english: SingletonWords = {
  title: 'Home page texts',
  fields: {
    title: 'Title of the page',
    lead: 'Description of the page',
    valuesTitle: 'Values: heading',
    valuesLead: 'Values: lead',
    values: 'Values',
    'values.title': 'Value',
    'values.text': 'What it means',
    productsTitle: 'Products: heading',
    servicesTitle: 'Services: heading',
    servicesLead: 'Services: lead',
    assistantTitle: 'Assistant: heading',
    assistantLead: 'Assistant: lead',
    notebookTitle: 'Latest posts: heading',
    closingTitle: 'Closing invitation: heading',
    closingLead: 'Closing invitation: lead',
    closingPoints: 'Closing invitation: points',
    'closingPoints.text': 'Point',
    closingAction: 'Closing invitation: button',
  },
  hints: {
    title: 'Shown on the browser’s tab and in search results.',
    lead: 'Shown below the title in search results.',
    values: 'They stand in the four seasons of the year, in this order.',
    assistantTitle: 'The sample conversation beside it does not change.',
  },
}
