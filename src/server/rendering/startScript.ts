/** The relation of what is fetched later. No browser knows it, so none fetches what it names. */
export const LATER = 'later'

/**
 * What the oldest browsers that are woken have, and older ones lack: those that everything is built for (`browserslist` in
 * package.json). Below them the page stays as it was drawn: links and forms work.
 */
const IS_YOUNG_ENOUGH = 'Element.prototype.setHTMLUnsafe'

/**
 * Brings what a link names into the browser's cache. As a plain file: of a module that did not come most browsers know that
 * for as long as the document stands, and never ask for it again (Chromium and Firefox since 2026).
 */
const BRING = `const bring=async({href})=>{const answer=await fetch(href,{priority:early.isMoved?'auto':'low'});await answer.blob();if(!answer.ok)throw Error(href)};`

/**
 * Fetches the page's modules, behind its pictures unless somebody is there already: the first of them is the entry, which
 * imports the others and wakes the page. Where one does not arrive, or the page does not wake, that is said once, buttons
 * wait no longer, and the next press or key tries again.
 */
const BEGIN = `const begin=()=>{if(waking)return;const links=[...document.querySelectorAll('link[rel=${LATER}]')];waking=Promise.all(links.map(bring)).then(()=>import(links[0].href)).then((page)=>page.wake()).catch((fault)=>{waking=undefined;for(const button of early.presses)button.ariaBusy=null;if(!isSaid)console.error(fault);isSaid=true})};`

/**
 * Runs in a page that came drawn. Its modules are fetched once it is painted, or at the first sign of somebody, whichever
 * comes first: until then the network belongs to what is seen. Remembered are, for `answerEarly`, the buttons that are
 * pressed before anybody hears them, which say that they wait (a form that is sent by one is on its way), and the address
 * that the document was drawn for, and for `useArrival` that somebody is there.
 */
export const START_SCRIPT = `if(${IS_YOUNG_ENOUGH}){let waking,isSaid;const early=window.early={presses:[],address:location.pathname+location.search};${BRING}${BEGIN}if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(begin).observe({type:'paint',buffered:true});else addEventListener('load',begin);addEventListener('click',(event)=>{const button=event.target.closest('button');if(button&&button.type!=='submit'&&!early.isHeard){early.presses.push(button);button.ariaBusy='true'}},true);for(const sign of ['pointerdown','keydown','wheel','touchmove'])addEventListener(sign,()=>{early.isMoved=true;begin()},{capture:true,passive:true})}`
