import { STORAGE_KEYS } from '../../../contract/constants.ts'

/**
 * Runs in the panel's document before anything else is fetched: makes the calls that stand in its element for who is signed in,
 * and keeps the answers for the panel (`takeAsked`). Where data is to be saved nothing is asked ahead. Its hash stands in the
 * content policy.
 */
export const ASK_SCRIPT = `try{const token=localStorage.getItem('${STORAGE_KEYS.token}');if(token&&!navigator.connection?.saveData){const asked=window.asked={token,at:performance.now(),answers:{}};for(const url of JSON.parse(document.querySelector('[data-asked]').dataset.asked))(asked.answers[url]=fetch(url,{headers:{Accept:'application/json',Authorization:'Bearer '+token}}).then(async(response)=>({response,body:await response.text()}))).catch(()=>{})}}catch{}`
