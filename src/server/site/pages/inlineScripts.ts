import { STILL, STORAGE_KEYS } from '../../../contract/constants.ts'

/** The relation of what is fetched later. No browser knows it, so none fetches what it names. */
export const LATER = 'later'

/**
 * What the oldest browsers that are woken have, and older ones lack: those that everything is built for (`browserslist` in
 * package.json). Below them the page stays as it was drawn, and still: links and forms work.
 */
const IS_YOUNG_ENOUGH = 'Element.prototype.setHTMLUnsafe'

/**
 * Most browsers remember of a module that it did not come, for as long as the document stands, and never requestApi for it again
 * (Chromium and Firefox do since 2026). Where a button waits for it, and the files come by now, the document is loaded anew,
 * once: it wakes then. Nothing is fetched for who only scrolls.
 */
const RENEW = `const renew=async()=>{if(performance.getEntriesByType('navigation')[0].type==='reload')return;const answers=await Promise.all(links.map(({href})=>fetch(href)));if(answers.every(({ok})=>ok))return location.reload(),true};`

/**
 * Says once what did not arrive, or did not wake. Buttons that were pressed wait no longer; where there are some, and all is not
 * loaded anew, the page is laid out for no scripts again: what lies behind buttons is in sight then.
 */
const GIVE_UP = `const giveUp=async(fault)=>{const presses=early.presses.splice(0);for(const button of presses)button.ariaBusy=null;if(!isSaid)console.error(fault);isSaid=true;if(presses.length&&!await renew().catch(()=>{}))look.add('${STILL}');waking=undefined};`

/**
 * Fetches the page's modules, behind its pictures unless somebody is there already: the first of them is the entry, which
 * imports the others and wakes the page. Where one does not arrive, or the page does not wake, that is said once, and the
 * next press or key tries again.
 */
const BEGIN = `const begin=()=>{if(waking)return;links??=[...document.querySelectorAll('link[rel=${LATER}]')];for(const link of links){if(!early.isMoved)link.fetchPriority='low';link.rel='modulepreload'}waking=import(links[0].href).then((page)=>(look.remove('${STILL}'),page.wake())).catch(giveUp)};`

/**
 * Runs in a page that came drawn. Its modules are fetched once it is painted, or at the first sign of somebody, whichever
 * comes first: until then the network belongs to what is seen. Remembered are, for `answerEarly`, the buttons that are
 * pressed before anybody hears them, which say that they wait (a form that is sent by one is on its way), and the address
 * that the document was drawn for, and for `useArrival` that somebody is there.
 */
export const START_SCRIPT = `if(${IS_YOUNG_ENOUGH}){const look=document.documentElement.classList;look.remove('${STILL}');let links,waking,isSaid;const early=window.early={presses:[],address:location.pathname+location.search};${RENEW}${GIVE_UP}${BEGIN}if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(begin).observe({type:'paint',buffered:true});else addEventListener('load',begin);addEventListener('click',(event)=>{const button=event.target.closest('button');if(button&&button.type!=='submit'&&!early.isHeard){early.presses.push(button);button.ariaBusy='true';if(isSaid)begin()}},true);for(const sign of ['pointerdown','keydown','wheel','touchmove'])addEventListener(sign,()=>{early.isMoved=true;begin()},{capture:true,passive:true})}`

/**
 * Runs in the panel's document before anything else is fetched: makes the calls that stand in its element for who is signed in,
 * and keeps the answers for the panel (`takeAsked`). Where data is to be saved nothing is asked ahead. Its hash stands in the
 * content policy.
 */
export const ASK_SCRIPT = `try{const token=localStorage.getItem('${STORAGE_KEYS.token}');if(token&&!navigator.connection?.saveData){const asked=window.asked={token,at:performance.now(),answers:{}};for(const url of JSON.parse(document.querySelector('[data-asked]').dataset.asked))(asked.answers[url]=fetch(url,{headers:{Accept:'application/json',Authorization:'Bearer '+token}}).then(async(response)=>({response,body:await response.text()}))).catch(()=>{})}}catch{}`
