/** The relation of what is fetched later. No browser knows it, so none fetches what it names. */
export const LATER = 'later'

/** Fetches the page's modules: the first of them is the entry, which imports the others. */
const BEGIN = `const begin=()=>{for(const link of document.querySelectorAll('link[rel=${LATER}]'))link.rel='modulepreload',first??=import(link.href)};`

/**
 * Runs in a page that came drawn. Its modules are fetched once it is painted, or at the first press or key, whichever
 * comes first: until then the network belongs to what is seen. A button that is pressed before anybody hears it is
 * remembered for `answerEarly`.
 */
export const START_SCRIPT = `{let first;const early=window.early={};${BEGIN}if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(begin).observe({type:'paint',buffered:true});else addEventListener('load',begin);addEventListener('click',(event)=>{if(!early.isHeard)early.button=event.target.closest('button')},true);for(const sign of ['pointerdown','keydown'])addEventListener(sign,begin,{once:true,capture:true})}`
