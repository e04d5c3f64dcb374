import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH } from '../../../schema/specNames.ts'
import type { fieldsTurkish } from './fields.ts'

export const fieldsEnglish: typeof fieldsTurkish = {
  image: {
    choose: 'Choose picture',
    replace: 'Replace',
    remove: 'Remove',
    stop: 'Stop the upload',
    drop: 'Drop a picture here, or choose one',
    accepted: 'PNG, JPEG or WebP. Large photos are made smaller as they are sent.',
    acceptedLogo: 'SVG, PNG, JPEG or WebP. Large photos are made smaller as they are sent.',
    faintOnDark:
      'This logo is hard to see on a dark background. Unless you upload one for dark backgrounds, the dark theme puts a light plate under it.',
    faintOnLight:
      'This logo is hard to see on a light background: the light theme puts a dark plate under it. You can upload a darker logo instead.',
    faintOnItsGround:
      'This logo is hard to see on a dark background: the dark theme puts a light plate under it. Choose a lighter logo.',
    uploading: (percent: string) => `Uploading, ${percent}`,
    required: 'Please upload a picture.',
    retry: 'Try again',
    lineIsBack: 'The connection is back.',
    wrongType: 'This kind of file is not accepted. Choose a PNG, JPEG or WebP.',
    notAnImage: 'This file is not a picture. Choose a PNG, JPEG or WebP.',
    closedHeic:
      'This browser cannot open HEIC photos. Save the photo as JPEG and choose it again (on an iPhone: Settings, Camera, Formats, “Most Compatible”).',
    tooLarge: 'A file can be at most 10 MB.',
    preview: 'Chosen picture',
    missing: 'The picture could not be shown. Replace or remove it.',
    library: 'Choose from library',
    wordless: 'This picture has no alternative text: people who cannot see it do not know what it shows.',
    describe: 'Write text',
  },
  specs: {
    name: 'Feature',
    value: 'Value',
    add: 'Add row',
    remove: (name: string) => `Delete row: ${name}`,
    row: (row: number) => `Row ${row}`,
    empty: 'No features yet. Add rows such as “Measuring depth” and “10–80 cm”.',
    duplicate: (name: string) => `“${name}” is there twice. Each feature may be named once.`,
    nameless: 'Name the feature in every row that has a value.',
    tooLong: `A feature may have at most ${FEATURE_LENGTH} characters, its value at most ${FEATURE_VALUE_LENGTH}.`,
  },
  items: {
    add: 'Add',
    remove: 'Delete',
    lead: 'Make it the first picture',
    item: (place: number) => `Item ${place}`,
    empty: 'Nothing here yet.',
    full: (max: number) => `There can be at most ${max}.`,
  },
  order: {
    move: (name: string) => `Move: ${name}`,
    grip: 'Drag it, or move it with the up and down arrow keys.',
    up: 'Move up',
    down: 'Move down',
    first: 'Move to the top',
    release: 'Take out of the order',
    newestFirst: 'Newest first',
    unplaced: 'On the site: newest first. Drag what you want before the others.',
    placed: (what: string) => `${what} in your order, the others newest first.`,
    confirmNewest: 'Give up your order, and have all of them newest first again?',
    failed: 'The order could not be saved. Please try again.',
    moved: (name: string, row: number) => `${name}, now row ${row}`,
    stale:
      'The order was not saved: what you moved has been changed elsewhere meanwhile. The present order is shown; move it again.',
    overtaken:
      'The order was not saved: it has been changed elsewhere meanwhile. The present order is shown; move it again.',
  },
  slug: {
    edit: 'Change address',
    auto: 'Made from the name by itself; a number follows where another has it.',
    kept: (address: string) => `Leave it empty to keep the address: ${address}`,
    leadsOn: 'When the address changes, old links lead to the new one by themselves.',
    warning: 'Old links stop working when the address changes.',
  },
  icon: {
    search: 'Search icons',
    none: 'No icon',
    unknown: (name: string) => `Unknown icon: ${name}`,
    noMatch: 'No icon matches this word.',
    found: (count: string) => (count === '1' ? '1 icon' : `${count} icons`),
  },
}
